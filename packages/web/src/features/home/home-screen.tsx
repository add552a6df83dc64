import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ConsentDialog } from '../../domain/consent/consent-dialog.tsx'
import { NextLesson } from '../../domain/lesson/next-lesson.tsx'
import { named } from '../../launcher/arrangement.ts'
import { EvaluationQuestion } from '../../launcher/evaluation-question.tsx'
import { ServiceCard } from '../../launcher/service-card.tsx'
import { ServiceFinder } from '../../launcher/service-finder.tsx'
import { ServiceTiles } from '../../launcher/service-tile.tsx'
import { useWorkbench } from '../../launcher/use-workbench.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { Announcements } from './announcements.tsx'
import { Greeting } from './greeting-card.tsx'
import './home-screen.css'
import { WaitingForMe } from './waiting-for-me.tsx'
import { homeWords } from './words.ts'

const quickNames = [
  'scan',
  'leave-decisions',
  'certificate-decisions',
  'print-orders',
  'certificates',
  'cloud-print',
  'leave',
  'card-code',
  'address-book',
  'emergency',
  'help',
]
/** Nobody looks for these while nothing waits there. */
const onlyWaiting = new Set(['print-orders'])
const maxQuick = 4
const maxSuggested = 8

export default function HomeScreen() {
  const words = useWords(homeWords)
  const workbench = useWorkbench()
  const { init, offered, favourites, recent, recommended, badgeOf } = workbench
  const quick = named(offered, quickNames)
    .filter((service) => !onlyWaiting.has(service.name) || badgeOf(service) > 0)
    .slice(0, maxQuick)
  const known = new Set([...quick, ...favourites, ...recent])
  const suggested = [...new Set([...recommended, ...offered])].filter((service) => !known.has(service))
  return (
    <div className="home">
      <Greeting />
      <ServiceFinder workbench={workbench}>
        <div className="home-columns">
          <section className="service-card home-quick" aria-label={words.quick}>
            <ServiceTiles services={quick} badgeOf={badgeOf} />
          </section>
          <div className="home-column home-side">
            {offered.some(({ name }) => name === 'timetable') && <NextLesson />}
            <WaitingForMe workbench={workbench} />
            {init?.evaluation && <EvaluationQuestion asked={init.evaluation} />}
            <Announcements workbench={workbench} />
          </div>
          <div className="home-column">
            <ServiceCard
              title={words.favourites}
              services={favourites}
              badgeOf={badgeOf}
              aside={<PathLink to={messagesPaths.arrange}>{words.arrange}</PathLink>}
            />
            <ServiceCard title={words.recent} services={recent.slice(0, maxSuggested)} badgeOf={badgeOf} />
            <ServiceCard
              title={words.suggested}
              services={suggested.slice(0, maxSuggested)}
              badgeOf={badgeOf}
              aside={<PathLink to={messagesPaths.workbench}>{words.allServices}</PathLink>}
            />
          </div>
        </div>
      </ServiceFinder>
      {init && <ConsentDialog documents={init.consentNeeded} />}
    </div>
  )
}
