import {
  consoleDeliveries,
  DeliveryFilter,
  deliveryFaultNames,
  deliveryOutcomeNames,
} from '@campus/contract/approval/console/deliveries.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { exportSource } from '../../logs/exports/export-source.extension.ts'
import { tellOne } from '../../logs/lists/list-filter.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { countShown, listShown } from '../triggers/delivery.service.ts'
import { processFilterName, processTitle } from './process-filter.ts'

type Row = OutputOf<typeof consoleDeliveries>['rows'][number]

export const deliveryExport = exportSource<typeof DeliveryFilter, Row>({
  who: consoleDeliveries.who,
  filter: DeliveryFilter,
  filterNames: {
    processId: processFilterName,
    outcome: [['结果', 'Result', '結果'], tellOne(deliveryOutcomeNames)],
  },
  columns: [
    { key: 'time', title: ['时间', 'Time', '時間'], cell: ({ time }, texts) => texts.time(time) },
    { key: 'process', title: processTitle, cell: ({ processName }) => processName },
    { key: 'number', title: ['编号', 'Number', '編號'], cell: ({ number }) => String(number) },
    { key: 'step', title: ['节点', 'Step', '節點'], cell: ({ stepName }) => stepName },
    { key: 'url', title: ['地址', 'Address', '位址'], cell: ({ url }) => url },
    { key: 'attempt', title: ['第几次', 'Attempt', '第幾次'], cell: ({ attempt }) => String(attempt) },
    { key: 'outcome', title: ['结果', 'Result', '結果'], cell: ({ outcome }, { say }) => say(deliveryOutcomeNames[outcome]) },
    { key: 'status', title: ['状态码', 'Status code', '狀態碼'], cell: ({ status }) => String(status ?? '') },
    { key: 'error', title: ['原因', 'Reason', '原因'], cell: ({ fault }, { say }) => (fault ? say(deliveryFaultNames[fault]) : '') },
  ],
  scopeOf: readingScopeOf,
  count: countShown,
  list: listShown,
  peopleOf: () => [],
})
