import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schoolFault } from '@campus/contract/terminals/console.ts'
import { faultKindNames } from '@campus/contract/terminals/fault-kinds.ts'
import { locationIn } from '@campus/contract/terminals/location-text.ts'
import { telephone } from '@campus/ui/page/telephone.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { FaultMark } from '../../../../domain/terminal/fault-mark.tsx'
import { addressOfFile } from '../../../../files/download/fetch-file.ts'
import { PictureStrip } from '../../../../files/picture/picture-strip.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import './faults.css'
import { HandleForm } from './handle-form.tsx'
import { faultsWords } from './words.ts'

interface Shown {
  readonly fault: OutputOf<typeof schoolFault>
}

function About({ fault }: Shown) {
  const words = useWords(faultsWords)
  const language = useLanguage()
  const { terminal, foundAt, isFoundByWatch, reports, description, handler, notes, handledAt, isHealed, state } = fault
  const sources = [isFoundByWatch && words.byWatch, reports > 0 && words.reports(reports)].filter(Boolean).join(' · ')
  return (
    <Facts
      facts={[
        [
          words.terminal,
          <PathLink key="terminal" to={consolePaths.terminals} query={{ id: terminal.id }}>
            {terminal.number} · {nameIn(terminal, language)} · {locationIn(terminal, language)}
          </PathLink>,
        ],
        [words.foundAt, <Moment key="found" at={foundAt} />],
        [words.foundBy, sources],
        ...(description ? [[words.description, description] as const] : []),
        ...(state === 'processed'
          ? [
              [words.handler, isHealed ? words.healed : handler] as const,
              [words.notes, notes] as const,
              [words.handledAt, handledAt && <Moment key="handled" at={handledAt} />] as const,
            ]
          : []),
      ]}
    />
  )
}

function Reports({ fault: { reported } }: Shown) {
  const words = useWords(faultsWords)
  if (reported.length === 0) return null
  return (
    <section className="console-card">
      <h2>{words.reported}</h2>
      <ul className="fault-reports">
        {reported.map(({ id, personName, phone, description, images, at }) => (
          <li key={id}>
            <span className="fault-reports-head">
              <strong>{personName || words.somebody}</strong>
              {phone && <a href={telephone(phone)}>{phone}</a>}
              <Moment at={at} />
            </span>
            <p>{description}</p>
            <PictureStrip addresses={images.map(addressOfFile)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One fault with what people wrote about it, and the word that closes it. */
export function FaultDetail({ id }: { readonly id: string }) {
  const words = useWords(faultsWords)
  const say = useSay()
  const read = useRead(schoolFault, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(fault) => (
        <article className="console-column">
          <section className="console-card">
            <header>
              <h2>{say(faultKindNames[fault.kind])}</h2>
              <FaultMark state={fault.state} />
            </header>
            <About fault={fault} />
            {fault.state === 'untreated' &&
              (fault.mayHandle ? <HandleForm id={id} kind={fault.kind} /> : <p className="console-note">{words.mayNot}</p>)}
          </section>
          <Reports fault={fault} />
        </article>
      )}
    </QueryView>
  )
}
