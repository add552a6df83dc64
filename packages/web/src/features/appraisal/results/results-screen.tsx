import { appraisalResults } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { SectionResults } from './section-results.tsx'
import { resultWords } from './words.ts'

/** What students thought of the sections of a teacher. */
export default function ResultsScreen() {
  const words = useWords(resultWords)
  return (
    <QueryView read={useRead(appraisalResults, {})} empty={<Empty t={words.none} />}>
      {(results) => (
        <div className="page">
          <p className="page-lead">{words.lead}</p>
          {results.map((result) => (
            <SectionResults key={result.id} result={result} />
          ))}
          {[...new Map(results.map((result) => [result.appraisalId, result.appraisalName]))].map(([id, name]) => (
            <PathLink key={id} to={appraisalPaths.recount} query={{ id }}>
              {name} · {words.recount}
            </PathLink>
          ))}
        </div>
      )}
    </QueryView>
  )
}
