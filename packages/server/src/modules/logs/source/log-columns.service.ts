import type { LogPerson } from '@campus/contract/logs/log-filter.ts'
import type { LogColumn } from '../log-source.extension.ts'

/** The number tells people of one name apart. */
export const personText = (person: LogPerson | null): string => (person ? [person.name, person.number].filter(Boolean).join(' · ') : '')

export const timeColumn: LogColumn<{ readonly at: string }> = {
  key: 'at',
  title: ['时间', 'Time', '時間'],
  cell: ({ at }, { time }) => time(at),
}

export const personColumn: LogColumn<{ readonly person: LogPerson | null }> = {
  key: 'person',
  title: ['人员', 'Person', '人員'],
  cell: ({ person }) => personText(person),
}

export const unitColumn: LogColumn<{ readonly unitName: string }> = {
  key: 'unit',
  title: ['单位', 'Unit', '單位'],
  cell: ({ unitName }) => unitName,
}

export const networkColumn: LogColumn<{ readonly network: string }> = {
  key: 'network',
  title: ['网络', 'Network', '網路'],
  cell: ({ network }) => network,
}

export const deviceColumn: LogColumn<{ readonly deviceName: string }> = {
  key: 'device',
  title: ['设备', 'Device', '裝置'],
  cell: ({ deviceName }) => deviceName,
}
