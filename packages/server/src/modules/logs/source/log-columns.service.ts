import type { LogPerson } from '@campus/contract/logs/log-filter.ts'
import type { LogColumn } from '../log-source.extension.ts'

/** The number tells people of one name apart. */
export const personText = (person: LogPerson | null): string => (person ? [person.name, person.number].filter(Boolean).join(' · ') : '')

export const timeColumn: LogColumn<{ readonly at: string }> = { name: 'at', title: ['时间', 'Time', '時間'], text: ({ at }) => at }

export const personColumn: LogColumn<{ readonly person: LogPerson | null }> = {
  name: 'person',
  title: ['人员', 'Person', '人員'],
  text: ({ person }) => personText(person),
}

export const unitColumn: LogColumn<{ readonly unitName: string }> = {
  name: 'unit',
  title: ['单位', 'Unit', '單位'],
  text: ({ unitName }) => unitName,
}

export const networkColumn: LogColumn<{ readonly network: string }> = {
  name: 'network',
  title: ['网络', 'Network', '網路'],
  text: ({ network }) => network,
}

export const deviceColumn: LogColumn<{ readonly deviceName: string }> = {
  name: 'device',
  title: ['设备', 'Device', '裝置'],
  text: ({ deviceName }) => deviceName,
}
