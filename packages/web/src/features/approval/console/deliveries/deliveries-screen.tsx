import { consoleDeliveries, deliveryOutcomes } from '@campus/contract/approval/console/deliveries.ts'
import { consoleProcesses } from '@campus/contract/approval/console/processes.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { ListEnd } from '@campus/ui/list/list-end.tsx'
import { useCursorPages } from '@campus/ui/list/use-cursor-pages.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { keyOf, useRead } from '../../../../api/use-read.ts'
import { ExportButton } from '../../../../console/export/export-button.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { StateFilter } from '../../../../console/filters/state-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { LogCount } from '../../../../console/look/log-table.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import { deliveriesWords } from './words.ts'

type Delivery = OutputOf<typeof consoleDeliveries>['rows'][number]

const useColumns = (): Columns<Delivery> => {
  const words = useWords(deliveriesWords)
  return [
    {
      title: words.name,
      cell: ({ processName, number }) => (
        <>
          {processName} <span className="console-figures">#{number}</span>
        </>
      ),
    },
    { title: words.step, cell: ({ stepName }) => stepName },
    { title: words.url, cell: ({ url }) => <span className="console-figures">{url}</span> },
    { title: words.attempt, cell: ({ attempt }) => attempt, isNumber: true },
    {
      title: words.state,
      cell: ({ outcome, status, fault, isWaiting }) => (
        <span className="console-marks">
          <StateMark tone={outcome === 'delivered' ? 'good' : 'bad'} t={words[outcome]} />
          {isWaiting && <StateMark tone="waiting" t={words.waiting} />}
          {[fault && words[fault], status !== null && `HTTP ${status}`].filter(Boolean).join(' · ')}
        </span>
      ),
    },
    { title: words.time, cell: ({ time }) => <Moment at={time} /> },
  ]
}

/** Every call of another system that a process made; each line leads to its application, where failed ones are tried again. */
export default function DeliveriesScreen() {
  const words = useWords(deliveriesWords)
  const language = useLanguage()
  const addressed = useAddressed(consolePaths.approvalDeliveries)
  const outcome = deliveryOutcomes.find((outcome) => outcome === addressed.query.state)
  const processId = Id.safeParse(addressed.query.processId).data
  const filter = { ...(outcome && { outcome }), ...(processId && { processId }) }
  const pages = useCursorPages(keyOf(consoleDeliveries, filter), (after, signal) =>
    send(consoleDeliveries, { ...filter, ...after }, { signal }),
  )
  const columns = useColumns()
  const { data } = useRead(consoleProcesses, {})
  return (
    <ConsoleFrame screen={consolePaths.approvalDeliveries} lead={words.lead} actions={<ExportButton source="deliveries" filter={filter} />}>
      <Filters>
        <SelectFilter
          of={addressed}
          name="processId"
          label={words.process}
          all={words.allProcesses}
          options={(data?.processes ?? []).map((process) => ({ value: process.id, label: nameIn(process, language) }))}
        />
        <StateFilter of={addressed} states={deliveryOutcomes} t={(outcome) => words[outcome]} />
        <LogCount total={pages.total} say={words.count} />
      </Filters>
      <QueryView read={pages} empty={<Empty t={words.none} />}>
        {(rows) => (
          <div>
            <Table
              isPart
              label={words.lead}
              columns={columns}
              rows={rows}
              keyOfRow={({ id }) => id}
              renderName={({ instanceId }, name) => (
                <PathLink to={approvalPaths.instance} query={{ id: instanceId }}>
                  {name}
                </PathLink>
              )}
            />
            <ListEnd pages={pages} />
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
