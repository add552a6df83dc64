import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { Moment } from '../../../../console/look/moment.tsx'
import type { DesignedProcess } from './discard-button.tsx'
import { designerWords } from './words.ts'

type Version = DesignedProcess['versions'][number]

const tones = { draft: 'waiting', published: 'good', retired: 'over' } as const

const useColumns = (): Columns<Version> => {
  const words = useWords(designerWords)
  return [
    { title: words.version, cell: ({ number }) => words.numbered(number) },
    { title: words.state, cell: ({ state }) => <StateMark tone={tones[state]} t={words[`${state}State`]} /> },
    { title: words.changedAt, cell: ({ changedAt }) => <Moment at={changedAt} /> },
    { title: words.publishedAt, cell: ({ publishedAt }) => publishedAt && <Moment at={publishedAt} /> },
    { title: words.running, cell: ({ running }) => running.toLocaleString('en-US'), isNumber: true },
  ]
}

/** Every version that there was, the newest first, with what still runs in it. */
export function VersionsTab({ versions }: Pick<DesignedProcess, 'versions'>) {
  const words = useWords(designerWords)
  const columns = useColumns()
  return <Table label={words.versionsTab} columns={columns} rows={versions} keyOfRow={({ number }) => String(number)} />
}
