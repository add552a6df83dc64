import { ownInvigilations } from '@campus/contract/exams/invigilations.ts'
import { Id } from '@campus/contract/fields.ts'
import { examsPaths } from '@campus/contract/paths/exams.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import '../exams.css'
import { Candidates } from './candidates.tsx'
import { DutyCard } from './duty-card.tsx'
import { dutyWords } from './words.ts'

/** My duties; with the id of a duty or of its exam, the candidates of that room. */
export default function InvigilateScreen() {
  const words = useWords(dutyWords)
  const id = Id.safeParse(useQueryOf(examsPaths.invigilations).id).data
  const read = useRead(ownInvigilations, {}, { staleTime: 0 })
  return (
    <div className="page">
      <QueryView read={read} empty={<Empty t={words.none} />}>
        {(duties) => {
          const chosen = duties.find((duty) => duty.id === id)
          if (chosen && !chosen.isOffer) return <Candidates duty={chosen} />
          const shown = duties.filter(({ exam }) => exam.id === id)
          return (shown.length > 0 ? shown : duties).map((duty) => <DutyCard key={duty.id} duty={duty} />)
        }}
      </QueryView>
    </div>
  )
}
