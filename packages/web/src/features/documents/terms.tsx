import { periodNames, wayNames } from '@campus/contract/documents/template-choices.ts'
import type { OfferedTemplate } from '@campus/contract/documents/templates.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './terms.css'
import { termWords } from './terms-words.ts'

type Term = Pick<OfferedTemplate, 'ways' | 'needsApproval' | 'charge' | 'price' | 'freeCopies' | 'freePeriod' | 'validityDays'>

/** The terms of a certificate in short: price, free copies, approval, ways, validity. */
export function Terms({ template }: { readonly template: Term }) {
  const words = useWords(termWords)
  const say = useSay()
  const { ways, needsApproval, charge, price, freeCopies, freePeriod, validityDays } = template
  const cost = { none: words.free, first: words.firstTime(yuan(price)), each: words.eachTime(yuan(price)) }[charge]
  return (
    <ul className="terms">
      <li data-tone={charge === 'none' ? 'good' : 'money'}>{cost}</li>
      {charge !== 'none' && freeCopies > 0 && (
        <li data-tone="good">
          {freePeriod === 'total' ? words.freeCopies(freeCopies) : words.freeCopiesPer(freeCopies, periodNames[freePeriod])}
        </li>
      )}
      {needsApproval && <li data-tone="money">{words.approval}</li>}
      {ways.map((way) => (
        <li key={way}>{say(wayNames[way])}</li>
      ))}
      <li>{validityDays === null ? words.withoutEnd : words.validFor(validityDays)}</li>
    </ul>
  )
}
