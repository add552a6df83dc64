import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { about } from '@campus/contract/school/school-info.ts'
import { telephone } from '@campus/ui/page/telephone.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PhoneFill } from 'antd-mobile-icons'
import { emergencyWords } from './words.ts'

/** Large enough to be hit by a trembling finger. */
export function SchoolNumbers({ numbers }: { readonly numbers: OutputOf<typeof about>['emergencyNumbers'] }) {
  const words = useWords(emergencyWords)
  const language = useLanguage()
  return (
    <section className="emergency-numbers" aria-labelledby="emergency-numbers">
      <h2 id="emergency-numbers">{words.numbers}</h2>
      {numbers.length === 0 && <p>{words.noNumbers}</p>}
      <ul>
        {numbers.map((number) => (
          <li key={`${number.name} ${number.phone}`}>
            <a href={telephone(number.phone)}>
              <span className="emergency-call" aria-hidden="true">
                <PhoneFill />
              </span>
              <span className="emergency-name">{nameIn(number, language)}</span>
              <span className="emergency-digits">{number.phone}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
