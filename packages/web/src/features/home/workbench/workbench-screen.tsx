import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { PullToRefresh } from '@campus/ui/pull-to-refresh/pull-to-refresh.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { RedoOutline } from 'antd-mobile-icons'
import { ConsentDialog } from '../../../domain/consent/consent-dialog.tsx'
import { EvaluationQuestion } from '../../../launcher/evaluation-question.tsx'
import { ServiceCard } from '../../../launcher/service-card.tsx'
import { ServiceFinder } from '../../../launcher/service-finder.tsx'
import { tileGroups } from '../../../launcher/tile.ts'
import { amongTiles, inGroups } from '../../../launcher/use-services.ts'
import { useWorkbench, type Workbench } from '../../../launcher/use-workbench.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import './workbench-screen.css'
import { workbenchWords } from './words.ts'

/** The services stand there without the server; only the numbers and the own order are missing then. */
function NotCurrent({ error }: { readonly error: Error }) {
  const { advice } = useFailure(error)
  return (
    <p className="workbench-failure" role="alert">
      {advice}
    </p>
  )
}

function Cards({ workbench: { init, isCurrent, error, offered, favourites, badgeOf } }: { readonly workbench: Workbench }) {
  const words = useWords(workbenchWords)
  const say = useSay()
  return (
    <>
      {error && !init && <NotCurrent error={error} />}
      {isCurrent && init?.evaluation && <EvaluationQuestion asked={init.evaluation} />}
      <ServiceCard
        title={words.favourites}
        services={favourites}
        badgeOf={badgeOf}
        aside={<PathLink to={messagesPaths.arrange}>{words.arrange}</PathLink>}
        empty={<p className="service-card-empty">{words.noFavourites}</p>}
      />
      <div className="workbench-groups">
        {inGroups(amongTiles(offered)).map(([group, services]) => (
          <ServiceCard key={group} title={say(tileGroups[group])} services={services} badgeOf={badgeOf} />
        ))}
      </div>
    </>
  )
}

export default function WorkbenchScreen() {
  const words = useWords(workbenchWords)
  const workbench = useWorkbench()
  const { init, isCurrent, refetch } = workbench
  return (
    <PullToRefresh onRefresh={refetch}>
      <div className="workbench">
        <header className="workbench-head">
          <h1>{words.title}</h1>
          <button type="button" className="workbench-refresh" onClick={() => void refetch()}>
            <RedoOutline aria-hidden="true" /> {words.refresh}
          </button>
        </header>
        <ServiceFinder workbench={workbench}>
          <Cards workbench={workbench} />
        </ServiceFinder>
      </div>
      {isCurrent && init && <ConsentDialog documents={init.consentNeeded} />}
    </PullToRefresh>
  )
}
