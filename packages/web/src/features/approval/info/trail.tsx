import type { Progress, ProgressItem } from '@campus/contract/approval/progress.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { FileLink } from '../../../domain/approval-form/views/file-views.tsx'
import { SignaturePaper } from '../../../domain/signature/signature-paper.tsx'
import '@campus/ui/page/timeline.css'
import { PathLink } from '../../../navigation/path-link.tsx'
import { resultOf } from '../office-states.ts'
import { PathAhead } from '../path-ahead.tsx'
import { pathWords } from '../path-words.ts'
import { RemoveButton } from './remove-button.tsx'
import { infoWords } from './words.ts'

const oneMinute = 60_000

function Standing({ item }: { readonly item: ProgressItem }) {
  const words = useWords(infoWords)
  const say = useSay()
  const now = useNow(oneMinute)
  const { action, result, dueTime } = item
  if (action === 'done') {
    const { t, tone } = resultOf(result)
    return <StateMark tone={tone} t={say(t)} />
  }
  if (action === 'cancelled') return <StateMark tone="over" t={words.cancelled} />
  if (action === 'waiting') return <StateMark tone="over" t={words.waiting} />
  if (dueTime && Date.parse(dueTime) < now) return <StateMark tone="bad" t={words.overdue} />
  return <StateMark tone="waiting" t={dueTime ? words.due(minuteOf(Date.parse(dueTime))) : words.open} />
}

const toneOf = ({ action, result }: ProgressItem) => {
  if (action === 'open') return 'waiting'
  return action === 'done' ? resultOf(result).tone : 'over'
}

/** One line of the trail: who, why them, what they decided and said, and when. */
function TrailItem({ item, progress }: { readonly item: ProgressItem; readonly progress: Progress }) {
  const words = useWords(infoWords)
  const { name, user, owner, why, round, comment, signature, startTime, finishTime } = item
  const about = [why, owner && words.forOther(owner.name), round > 1 && words.round(round)].filter(Boolean).join(' · ')
  return (
    <li data-tone={toneOf(item)} data-coming={item.action === 'waiting' ? 'later' : undefined}>
      <div className="office-trail-head">
        <p>{user ? `${name} · ${user.name}` : name}</p>
        <Standing item={item} />
      </div>
      {about && <small>{about}</small>}
      <small>{minuteOf(Date.parse(finishTime ?? startTime))}</small>
      {comment.map(({ id, text, author, attachments }) => (
        <blockquote key={id}>
          {author.id === user?.id ? text : words.saidBy(author.name, text)}
          {attachments.map(({ name: file, url }) => (
            <FileLink key={url} name={file} address={url} />
          ))}
        </blockquote>
      ))}
      {item.actableAs && item.taskId && (
        <PathLink to={approvalPaths.instance} query={{ id: item.taskId }}>
          {item.actableAs === 'assignee' ? words.decideThis : words.decideFor(user?.name ?? '')}
        </PathLink>
      )}
      {item.removableAs && item.taskId && (
        <RemoveButton progress={progress} taskId={item.taskId} name={user?.name ?? ''} as={item.removableAs} />
      )}
      {signature && <SignaturePaper picture={signature} alt={words.signature(user?.name ?? '')} />}
    </li>
  )
}

export function Trail({ progress: shown }: { readonly progress: Progress }) {
  const { progress, ahead, staterUser, startTime } = shown
  const words = useWords(infoWords)
  const say = useSay()
  const path = useWords(pathWords)
  return (
    <section className="page-card" aria-labelledby="office-trail">
      <h2 id="office-trail">{words.trail}</h2>
      <ol className="timeline office-trail-list">
        <li data-tone="good">
          <p>
            {say(resultOf('started').t)} · {staterUser.name}
          </p>
          {startTime && <small>{minuteOf(Date.parse(startTime))}</small>}
        </li>
        {progress
          .filter(({ taskId, nodeType }) => taskId !== null || nodeType !== 'ROOT')
          .map((item) => (
            <TrailItem
              key={item.taskId ?? item.runId ?? `${item.nodeType} ${item.startTime} ${item.user?.id}`}
              item={item}
              progress={shown}
            />
          ))}
      </ol>
      {ahead.length > 0 && (
        <>
          <h3>{path.ahead}</h3>
          <PathAhead steps={ahead} />
        </>
      )}
    </section>
  )
}
