import type { OutputOf } from '@campus/contract/call.ts'
import type { matchedCases } from '@campus/contract/registration/console/cases.ts'
import { userTypeNames } from '@campus/contract/roles.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useMinuteOf } from '@campus/ui/time/use-minute-of.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CaseMark } from '../../case/case-mark.tsx'
import { casesWords } from '../words.ts'

export type CaseRowData = OutputOf<typeof matchedCases>['rows'][number]

/** One registration in the list of those who decide. */
export function CaseRow({ row }: { readonly row: CaseRowData }) {
  const words = useWords(casesWords)
  const minuteOf = useMinuteOf()
  const say = useSay()
  const { name, number, userType, unitName, state, isOverdue, differences, fileCount, decideBy, handedInAt, decidedAt } = row
  const facts = [
    differences.length > 0 && words.differences(differences.length),
    fileCount > 0 && words.files(fileCount),
    decidedAt === null && decideBy && words.decideBy(minuteOf(Date.parse(decideBy))),
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      <span className="choosable-head">
        {name}
        {isOverdue ? <StateMark tone="bad" t={words.overdue} /> : <CaseMark state={state} />}
      </span>
      <small>{[say(userTypeNames[userType]), number, unitName].filter((text) => text !== '').join(' · ')}</small>
      <small>
        <Time at={handedInAt} />
        {facts.map((fact) => ` · ${fact}`)}
      </small>
    </>
  )
}
