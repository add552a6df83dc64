import { appraisalResults, type SectionResult } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalCount } from '@campus/contract/appraisal/console.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api/send.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useSession } from '../../../session/use-session.ts'
import { readBallots } from '../read-ballots.ts'
import { recountWords } from '../recount/words.ts'
import { SectionResults } from '../results/section-results.tsx'
import { audit } from './audit.ts'
import { consoleWords } from './words.ts'

function AuditorsCount({ id, results }: { readonly id: string; readonly results: readonly SectionResult[] }) {
  const words = useWords(consoleWords)
  const verdicts = useWords(recountWords)
  const read = useQuery({
    queryKey: ['appraisal audit', id],
    queryFn: async () => audit(await send(appraisalCount, { id }), await readBallots(send, id), results),
  })
  return (
    <section className="page-card">
      <h2>{words.audit}</h2>
      <QueryView read={read} waiting={<p role="status">{words.auditing}</p>}>
        {({ ballots, sections, differences }) => (
          <p className="appraisal-verdict">
            <span>{differences === 0 ? words.auditRight(ballots, sections) : words.auditWrong(differences)}</span>
            <StateMark tone={differences === 0 ? 'good' : 'bad'} t={differences === 0 ? verdicts.right : verdicts.wrong} />
          </p>
        )}
      </QueryView>
    </section>
  )
}

export default function ConsoleResultsScreen() {
  const words = useWords(consoleWords)
  const { id = '' } = useQueryOf(consolePaths.appraisalResults)
  const isAuditor = useSession('user')?.roles.includes('auditor') ?? false
  return (
    <ConsoleFrame screen={consolePaths.appraisalResults} lead={words.resultsLead}>
      <QueryView read={useRead(appraisalResults, { appraisalId: id })} empty={<Empty t={words.noResults} />}>
        {(results) => (
          <div className="appraisal-columns">
            {isAuditor && <AuditorsCount id={id} results={results} />}
            {results.map((result) => (
              <SectionResults key={result.id} result={result} />
            ))}
          </div>
        )}
      </QueryView>
    </ConsoleFrame>
  )
}
