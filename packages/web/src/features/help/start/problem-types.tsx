import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/tile/tile.css'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { iconOfType } from './type-icons.ts'
import { useTopics } from './use-topics.ts'
import { helpWords } from './words.ts'

/** The school's own list of topics; while it is not there, search and the most read lead on. */
export function ProblemTypes() {
  const words = useWords(helpWords)
  const types = useTopics()
  if (types.length === 0) return null
  return (
    <section aria-labelledby="problem-types">
      <header className="help-heading">
        <h2 id="problem-types">{words.types}</h2>
      </header>
      <ul className="help-types">
        {types.map(({ value, label }) => {
          const Icon = iconOfType(value)
          return (
            <li key={value}>
              <PathLink to={helpPaths.problems} query={{ type: value }} className="tile">
                <span className="tile-icon" aria-hidden="true">
                  <Icon />
                </span>
                {label}
              </PathLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
