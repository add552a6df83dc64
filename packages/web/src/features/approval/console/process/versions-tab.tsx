import { consoleVersion } from '@campus/contract/approval/console/processes.ts'
import type { Process } from '@campus/flow/process/process.ts'
import { readProcess } from '@campus/flow/process/read-process.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sayCount } from '@campus/ui/figures/count-with-unit.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
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
    { title: words.running, cell: ({ running }) => sayCount(running), isNumber: true },
  ]
}

interface VersionsTabProps {
  readonly process: DesignedProcess
  /** An earlier version takes the place of what is being designed; it is saved as a draft, and can be undone. */
  readonly onRestore?: (restored: Process, number: number) => void
}

/** Every version that there was, the newest first, with what still runs in it. */
export function VersionsTab({ process: { id, versions }, onRestore }: VersionsTabProps) {
  const words = useWords(designerWords)
  const columns = useColumns()
  const restore = async (number: number) => {
    const { tree, form, settings } = await send(consoleVersion, { id, number })
    const read = readProcess({ process: tree, formItems: form, settings })
    if ('value' in read) onRestore?.(read.value, number)
  }
  const button = ({ number, state }: Version) =>
    state === 'draft' ? null : (
      <Button size="small" onClick={() => void restore(number).catch(toastFailure)}>
        {words.restore}
      </Button>
    )
  return (
    <Table
      label={words.versionsTab}
      columns={onRestore ? [...columns, { title: words.restoreColumn, cell: button }] : columns}
      rows={versions}
      keyOfRow={({ number }) => String(number)}
    />
  )
}
