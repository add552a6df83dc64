import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Role } from '@campus/contract/roles.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { lazy, Suspense, useState } from 'react'
import { ConsentDialog } from '../../domain/consent/consent-dialog.tsx'
import { NextLesson } from '../../domain/lesson/next-lesson.tsx'
import { keepsLivingCode } from '../../domain/pick-up/kept-codes.ts'
import { named } from '../../launcher/arrangement.ts'
import { EvaluationQuestion } from '../../launcher/evaluation-question.tsx'
import { ServiceCard } from '../../launcher/service-card.tsx'
import { ServiceFinder } from '../../launcher/service-finder.tsx'
import { ServiceTiles } from '../../launcher/service-tile.tsx'
import { amongTiles } from '../../launcher/use-services.ts'
import { useWorkbench } from '../../launcher/use-workbench.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { useSession } from '../../session/use-session.ts'
import { Announcements } from './announcements.tsx'
import { Greeting } from './greeting-card.tsx'
import './home-screen.css'
import { NoticeBanner } from './notice-banner.tsx'
import { useFirstLook } from './use-first-look.ts'
import { WaitingForMe } from './waiting-for-me.tsx'
import { homeWords } from './words.ts'

/** What each kind of person comes for most; the first four that they are offered stand on top. */
const quickNames = [
  'scan',
  'leave-decisions',
  'certificate-decisions',
  // Comes a moment later than the others: those before it stay where they are.
  'console-start',
  'roll-calls',
  'certificates',
  'shares',
  'face-children',
  'cloud-print',
  'timetable',
  'leave',
  'verify',
  'terminals',
  'address-book',
  'help',
]
/** People of other kinds look for these elsewhere. */
const onlyFor: Readonly<Record<string, readonly Role[]>> = { shares: ['family'], 'roll-calls': ['teacher'], verify: ['visitor', 'family'] }
const maxQuick = 4
const maxSuggested = 8

/** Comes with its reader of codes only to those who have something to collect. */
const HomeCodes = lazy(() => import('./home-codes.tsx'))

export default function HomeScreen() {
  const words = useWords(homeWords)
  const roles = useSession('user')?.roles ?? []
  const workbench = useWorkbench()
  const { init, isCurrent, offered, favourites, recent, recommended, badgeOf } = workbench
  const quick = named(offered, quickNames)
    .filter(({ name }) => onlyFor[name]?.some((role) => roles.includes(role)) ?? true)
    .slice(0, maxQuick)
  const known = new Set([...quick, ...favourites, ...recent])
  const shown = amongTiles(offered)
  const suggested = [...new Set([...recommended, ...shown])].filter((service) => shown.includes(service) && !known.has(service))
  const personId = useSession('user')?.uid ?? ''
  const hasToCollect = init?.waiting.some(({ service }) => service === 'print-orders' || service === 'entrusted') ?? false
  // What was open when the last page came out says so. A code that was shown elsewhere is on this device already.
  const [hadToCollect, setHadToCollect] = useState(() => hasToCollect || keepsLivingCode(personId, Date.now()))
  if (hasToCollect && !hadToCollect) setHadToCollect(true)
  const isShown = useFirstLook(init !== undefined)
  return (
    <div className="home">
      <Greeting />
      <ServiceFinder workbench={workbench}>
        <div className={isShown ? 'home-columns' : 'home-columns home-coming'} aria-busy={!isShown}>
          <div className="home-column home-now">
            <NoticeBanner />
            {hadToCollect && (
              <Suspense>
                <HomeCodes />
              </Suspense>
            )}
            <WaitingForMe workbench={workbench} />
            {offered.some(({ name }) => name === 'timetable') && <NextLesson />}
            {isCurrent && init?.evaluation && <EvaluationQuestion asked={init.evaluation} />}
          </div>
          <div className="home-column home-services">
            <section className="service-card home-quick" aria-label={words.quick}>
              <ServiceTiles services={quick} badgeOf={badgeOf} />
            </section>
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
          <div className="home-column home-news">
            <Announcements workbench={workbench} />
          </div>
        </div>
      </ServiceFinder>
      {isCurrent && init && <ConsentDialog documents={init.consentNeeded} />}
    </div>
  )
}
