import { type consoleInstances, instanceConcernNames } from '@campus/contract/approval/console/instances.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import type { Columns } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '../../../../console/look/console-look.css'
import { Moment } from '../../../../console/look/moment.tsx'
import './instances.css'
import { instancesWords } from './words.ts'

export type Instance = OutputOf<typeof consoleInstances>['rows'][number]

const tones = { draft: 'over', running: 'waiting', passed: 'good', refused: 'bad', cancelled: 'over' } as const

/** Where some of them can be chosen, what is turned on and off. */
export interface Choosing {
  readonly isChoosable: (row: Instance) => boolean
  readonly isChosen: (row: Instance) => boolean
  readonly turn: (row: Instance) => void
}

const choiceColumn = (title: string, select: (number: number) => string, { isChoosable, isChosen, turn }: Choosing) => ({
  title,
  cell: (row: Instance) =>
    isChoosable(row) ? <input type="checkbox" aria-label={select(row.number)} checked={isChosen(row)} onChange={() => turn(row)} /> : '—',
})

export const useColumns = (choosing: Choosing | undefined): Columns<Instance> => {
  const words = useWords(instancesWords)
  const say = useSay()
  return [
    {
      title: words.number,
      cell: ({ number, processDefName, formAbstracts }) => (
        <span className="instance-name">
          {processDefName} <span className="console-figures">#{number}</span>
          {formAbstracts[0] && <small>{formAbstracts[0].value}</small>}
        </span>
      ),
    },
    ...(choosing ? [choiceColumn(words.choice, words.select, choosing)] : []),
    { title: words.starter, cell: ({ owner, ownerDept }) => [owner.name, ownerDept].filter(Boolean).join(' · ') },
    {
      title: words.state,
      cell: ({ status, isOverdue }) => (
        <span className="console-marks">
          <StateMark tone={tones[status]} t={words[status]} />
          {isOverdue && <StateMark tone="bad" t={say(instanceConcernNames.overdue)} />}
        </span>
      ),
    },
    {
      title: words.waits,
      cell: ({ taskName, waitingFor }) =>
        [taskName, waitingFor.map(({ name }) => name).join(words.comma)].filter(Boolean).join(': ') || '—',
    },
    { title: words.startedAt, cell: ({ startTime }) => startTime && <Moment at={startTime} /> },
    { title: words.endedAt, cell: ({ finishTime }) => (finishTime ? <Moment at={finishTime} /> : '—') },
  ]
}
