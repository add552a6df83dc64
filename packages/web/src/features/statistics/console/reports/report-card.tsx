import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { comparedNames } from '@campus/contract/statistics/drawn-kinds.ts'
import {
  changeReport,
  deleteReport,
  type Report,
  ReportGiven,
  reportScheduleNames,
  reports,
  sendReport,
} from '@campus/contract/statistics/reports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { EntryDialog } from '../../../../console/fields/entry-dialog.tsx'
import { Facts } from '../../../../console/look/facts.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { explorerWords } from '../charts/view-words.ts'
import { spanOf } from '../span/spans.ts'
import { ReportFields } from './report-fields.tsx'
import { reportsWords } from './words.ts'

const Changed = ReportGiven.extend({ id: z.string(), version: z.number() })

/** The address of what a report shows, of these days. */
const queryOf = ({ view: { days: _days, ...view } }: Report, days: { readonly from: string; readonly until: string }) => ({
  ...view,
  ...days,
})

const useWhat = () => {
  const [words, explorer] = [useWords(reportsWords), useWords(explorerWords)]
  const say = useSay()
  const groups = { none: explorer.none, outcome: explorer.byOutcome, subject: explorer.bySubject, unit: explorer.byUnit }
  return ({ view, sourceName, unitName }: Report) =>
    [
      sourceName,
      explorer[view.measure],
      groups[view.by],
      explorer[view.kind],
      view.days ? words.days(view.days) : words.period(view.from ?? '', view.until ?? ''),
      unitName,
      view.against && say(comparedNames[view.against]),
    ]
      .filter(Boolean)
      .join(' · ')
}

function Buttons({ report }: { readonly report: Report }) {
  const words = useWords(reportsWords)
  const [isEditing, setIsEditing] = useState(false)
  const changes = [reports]
  const sending = useAction(sendReport, { changes })
  const removing = useAction(deleteReport, { changes })
  const { id, version, name, isShared, schedule, recipients, isMine, mayDelete, problem } = report
  const sendNow = async () => {
    const { count } = await sending.act({ id })
    toast(words.sending(count), 'success')
  }
  const remove = async () => {
    if (await ask({ title: words.removeTitle, text: words.removeText, confirm: words.remove })) await removing.act({ id })
  }
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => undefined)
  return (
    <div className="console-buttons">
      {isMine && <Button onClick={() => setIsEditing(true)}>{words.edit}</Button>}
      {isMine && schedule !== 'none' && problem === '' && (
        <Button loading={sending.isActing} onClick={quietly(sendNow)}>
          {words.sendNow}
        </Button>
      )}
      {mayDelete && (
        <Button loading={removing.isActing} onClick={quietly(remove)}>
          {words.remove}
        </Button>
      )}
      {isEditing && (
        <EntryDialog
          call={changeReport}
          shape={Changed}
          title={words.editTitle}
          start={{ id, version, name, isShared, schedule, recipients: recipients.map(({ email }) => email) }}
          changes={changes}
          onClose={() => setIsEditing(false)}
        >
          {(form) => <ReportFields form={form} />}
        </EntryDialog>
      )}
    </div>
  )
}

/** One saved view: what it shows, whom it goes to, and which periods were mailed. */
export function ReportCard({ report }: { readonly report: Report }) {
  const words = useWords(reportsWords)
  const say = useSay()
  const whatOf = useWhat()
  const today = dateOf(useNow(0))
  const { name, view, owner, isMine, isShared, schedule, nextOn, recipients, problem, mails } = report
  const days = view.from !== undefined && view.until !== undefined ? { from: view.from, until: view.until } : spanOf(view.days ?? 30, today)
  return (
    <article className="console-card">
      <header>
        <h2>
          <PathLink to={statisticsPaths.explorer} query={queryOf(report, days)}>
            {name}
          </PathLink>
        </h2>
        {problem ? <StateMark tone="bad" t={words.stopped} /> : isShared && <StateMark tone="good" t={words.shared} />}
      </header>
      {problem && <p className="console-note">{problem}</p>}
      <Facts
        facts={[
          [words.what, whatOf(report)],
          ...(isMine ? [] : [[words.owner, owner.name] as const]),
          [words.schedule, say(reportScheduleNames[schedule])],
          ...(nextOn ? [[words.next, nextOn] as const] : []),
          ...(recipients.length > 0 ? [[words.recipients, recipients.map((one) => `${one.name} <${one.email}>`).join(', ')] as const] : []),
          ...(mails.length > 0
            ? [
                [
                  words.mails,
                  <ul key="mails" className="report-mails">
                    {mails.map(({ from, until, sent, waiting, failed }) => (
                      <li key={from}>
                        <PathLink to={statisticsPaths.explorer} query={queryOf(report, { from, until })}>
                          {words.period(from, until)}
                        </PathLink>{' '}
                        <span className="console-quiet">
                          {[sent > 0 && words.sent(sent), waiting > 0 && words.waiting(waiting), failed > 0 && words.failed(failed)]
                            .filter(Boolean)
                            .join(' · ')}
                        </span>
                      </li>
                    ))}
                  </ul>,
                ] as const,
              ]
            : []),
        ]}
      />
      <Buttons report={report} />
    </article>
  )
}
