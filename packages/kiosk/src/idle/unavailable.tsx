import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { sayHours } from '@campus/contract/terminals/opening-hours-text.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Heading } from '../frame/heading.tsx'
import { readyState } from '../machine/ready-state.ts'
import type { Self } from '../machine/use-self.ts'
import { idleWords } from './words.ts'

/** Nothing comes out here now: why, and what one can do instead. */
export function Unavailable({ self }: { readonly self: Self }) {
  const words = useWords(idleWords)
  const say = useSay()
  const { tone, text, why } = readyState(self)
  // What is closed tells when it opens; what is broken tells what is wrong.
  const reasons = !self.isOpenNow && self.system !== 'closed' ? sayHours(self.hours) : why.length > 0 ? why : [text]
  return (
    <section className="card unavailable">
      <div>
        <Heading>{tone === 'over' ? words.closedNow : words.cannotPrint}</Heading>
        <p className={`unavailable-why is-${tone}`}>{reasons.map((reason) => say(reason)).join(' · ')}</p>
        <h2>{words.stillWorks}</h2>
        <ul>
          <li>{words.codesStay}</li>
          <li>{words.phoneWorks}</li>
        </ul>
      </div>
      <figure>
        <QrCode text={`${self.appAddress}/#${terminalsPaths.map.address}`} label={words.nearest} />
        <figcaption>{words.nearest}</figcaption>
      </figure>
    </section>
  )
}
