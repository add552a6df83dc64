import { Button } from '@campus/ui/button/button.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../navigation/path-link.tsx'
import { messagesPaths } from '../../paths/messages.ts'
import type { Workbench } from '../../services/use-workbench.ts'
import './announcements.css'
import { homeWords } from './words.ts'

function Newest({ workbench: { init, error, refetch } }: { readonly workbench: Workbench }) {
  const words = useWords(homeWords)
  const { advice } = useFailure(error)
  if (!init && error)
    return (
      <div className="announcements-failed" role="alert">
        <p>{advice}</p>
        <Button size="small" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </div>
    )
  if (!init) return <Waiting rows={2} />
  if (init.announcements.length === 0) return <p className="service-card-empty">{words.noAnnouncements}</p>
  return (
    <ul>
      {init.announcements.map(({ messageId, title, at }) => (
        <li key={messageId}>
          <PathLink to={messagesPaths.message} query={{ id: messageId }}>
            <span>{title}</span>
            <small>
              <Time at={at} />
            </small>
          </PathLink>
        </li>
      ))}
    </ul>
  )
}

export function Announcements({ workbench }: { readonly workbench: Workbench }) {
  const words = useWords(homeWords)
  return (
    <section className="service-card announcements" aria-labelledby="home-announcements">
      <header>
        <h2 id="home-announcements">{words.announcements}</h2>
        <PathLink to={messagesPaths.group} query={{ group: 'announcement' }}>
          {words.all}
        </PathLink>
      </header>
      <Newest workbench={workbench} />
    </section>
  )
}
