import type { OutputOf } from '@campus/contract/call.ts'
import { periodNames } from '@campus/contract/documents/template-choices.ts'
import { freeCopies, templateUse } from '@campus/contract/documents/templates.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useRead } from '../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { limitWords } from './limit-words.ts'
import './limits-card.css'
import type { Language } from '@campus/contract/language.ts'
import { htmlLanguage } from '@campus/ui/words/language-store.ts'

/** Day and time as the clocks of the school show them: limits reset at its midnight, in any time zone of the reader. */
const onSchoolClock = (at: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(htmlLanguage[language], {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(new Date(at).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
  }).format(new Date(at))

interface MeterProps {
  readonly name: string
  readonly left: number
  readonly of: number
  readonly t: string
  readonly note?: string | undefined
}

/** How much of a supply is left, drawn and as text. */
function Meter({ name, left, of, t, note }: MeterProps) {
  return (
    <li className="limit" data-empty={left === 0 ? true : undefined}>
      <span className="limit-head">
        <span>{name}</span>
        <strong>{t}</strong>
      </span>
      <span
        className="limit-track"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={left}
        aria-valuetext={t}
      >
        <span style={{ width: `${of === 0 ? 0 : (left / of) * 100}%` }} />
      </span>
      {note && <small>{note}</small>}
    </li>
  )
}

type Use = OutputOf<typeof templateUse>

function Verdict({ use: { left, copiesLeft, moreAt, timeZone, stoppedBy } }: { readonly use: Use }) {
  const words = useWords(limitWords)
  const language = useLanguage()
  const t = stoppedBy
    ? moreAt
      ? words.stopped(onSchoolClock(moreAt, language, timeZone))
      : words.stoppedForGood
    : left === null
      ? copiesLeft === null
        ? words.unlimited
        : words.nowCopies(copiesLeft)
      : [words.now(left), ...(copiesLeft === null ? [] : [words.upTo(copiesLeft)])].join(' · ')
  return (
    <p className="limits-verdict" data-empty={stoppedBy ? true : undefined}>
      {t}
    </p>
  )
}

function Limits({ use }: { readonly use: Use }) {
  const words = useWords(limitWords)
  const say = useSay()
  const language = useLanguage()
  return use.limits.map(({ counts, period, limit, left, moreAt }) => (
    <Meter
      key={`${counts} ${period}`}
      name={counts === 'copies' ? words.copiesPer(periodNames[period]) : say(periodNames[period])}
      left={left}
      of={limit}
      t={counts === 'copies' ? words.copiesLeft(left, limit, period) : words.left(left, limit, period)}
      note={moreAt ? words.moreAt(onSchoolClock(moreAt, language, use.timeZone)) : period === 'total' ? words.never : undefined}
    />
  ))
}

function FreeCopies({ copies }: { readonly copies: OutputOf<typeof freeCopies> }) {
  const words = useWords(limitWords)
  const language = useLanguage()
  const { free, left, period, moreAt, timeZone, nextPrice } = copies
  const price = nextPrice > 0 ? words.nextPrice(yuan(nextPrice)) : words.nextFree
  if (free === 0) return nextPrice > 0 ? <li className="limit-price">{words.nextPrice(yuan(nextPrice))}</li> : null
  return (
    <Meter
      name={period === 'total' ? words.freeCopies : words.freeCopiesPer(periodNames[period])}
      left={left}
      of={free}
      t={words.copiesLeft(left, free, period)}
      note={left < free && moreAt ? `${price} · ${words.moreAt(onSchoolClock(moreAt, language, timeZone))}` : price}
    />
  )
}

/** What is left and when the limit resets, shown before the form. */
export function LimitsCard({ templateId }: { readonly templateId: string }) {
  const words = useWords(limitWords)
  const use = useRead(templateUse, { id: templateId }, { background: true })
  const copies = useRead(freeCopies, { templateId }, { background: true })
  return (
    <section className="page-card limits-card" aria-labelledby="limits">
      <h2 id="limits">{words.title}</h2>
      <QueryView read={use} waiting={<Waiting rows={2} />}>
        {(use) => (
          <>
            <Verdict use={use} />
            <ul className="limits">
              <Limits use={use} />
              {copies.data && <FreeCopies copies={copies.data} />}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  )
}
