import { nameIn } from '@campus/contract/localized-name.ts'
import type { Outcome } from '@campus/contract/verification/outcome.ts'
import { dateOf, lastDayOf, minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../layout/school-mark.css'
import { useLentColour } from '../../../session/page-colour.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { outcomeWords } from './words.ts'

const day = (at: string) => dateOf(Date.parse(at))

export function DocumentFacts({ document }: { readonly document: NonNullable<Outcome['document']> }) {
  const words = useWords(outcomeWords)
  const language = useLanguage()
  const { school, schoolLogo, schoolColour, template, serial, holderMasked, issuedAt, validUntil, endedAt } = document
  useLentColour(schoolColour)
  const facts: readonly Fact[] = [
    [words.school, nameIn(school, language)],
    [words.template, nameIn(template, language)],
    [words.serial, serial],
    [words.holder, holderMasked],
    [words.issued, day(issuedAt)],
    [words.until, validUntil ? lastDayOf(Date.parse(validUntil)) : words.noEnd],
    ...(endedAt ? [[words.ended, day(endedAt)] as const] : []),
  ]
  return (
    <section className="page-card">
      {schoolLogo && <img className="school-mark" src={schoolLogo} alt="" />}
      <h2>{words.document}</h2>
      <FactList facts={facts} />
    </section>
  )
}

export function SignerFacts({ signer }: { readonly signer: NonNullable<Outcome['signer']> }) {
  const words = useWords(outcomeWords)
  const { name, issuer, signedAt, isTimestamped, isArchived } = signer
  const facts: readonly Fact[] = [
    [words.signerName, name],
    [words.certifiedBy, issuer],
    ...(signedAt ? [[words.signedAt, `${minuteOf(Date.parse(signedAt))}${isTimestamped ? words.timestamped : ''}`] as const] : []),
    ...(isArchived ? [[words.archive, words.archived] as const] : []),
  ]
  return (
    <section className="page-card">
      <h2>{words.signer}</h2>
      <FactList facts={facts} />
    </section>
  )
}
