import type { OutputOf } from '@campus/contract/call.ts'
import { type compareConfiguration, configurationParts } from '@campus/contract/operations/configuration.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import './configuration.css'
import { configurationWords } from './words.ts'

type Shown = OutputOf<typeof compareConfiguration>
type Difference = Shown['differences'][number]
type Problem = Shown['problems'][number]

function Changes({ changes }: Pick<Difference, 'changes'>) {
  return (
    <ul className="configuration-changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span className="console-faint">{label}</span> {before !== null && <del>{before}</del>} <ins>{after}</ins>
        </li>
      ))}
    </ul>
  )
}

const useDifferenceColumns = (): Columns<Difference> => {
  const words = useWords(configurationWords)
  const say = useSay()
  return [
    { title: words.part, cell: ({ part }) => say(configurationParts[part]) },
    { title: words.title, cell: ({ title }) => title },
    { title: words.kind, cell: ({ isNew }) => <StateMark tone={isNew ? 'good' : 'waiting'} t={isNew ? words.new : words.changed} /> },
    { title: words.change, cell: ({ changes }) => <Changes changes={changes} /> },
  ]
}

function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords(configurationWords)
  const say = useSay()
  return (
    <section className="console-card" aria-labelledby="configuration-problems">
      <h2 id="configuration-problems">{words.problems}</h2>
      <p className="console-note">{words.problemsText}</p>
      <ul className="configuration-problems">
        {problems.map(({ part, title, text }) => (
          <li key={`${part} ${title}`}>
            {say(configurationParts[part])} · {title}: {text}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What a file would change, what stands in its way, and what stays. */
export function Differences({ shown, onApply }: { readonly shown: Shown; readonly onApply: () => void }) {
  const words = useWords(configurationWords)
  const say = useSay()
  const columns = useDifferenceColumns()
  const { differences, problems, onlyHere } = shown
  return (
    <>
      {problems.length > 0 && <Problems problems={problems} />}
      <section className="console-card" aria-labelledby="configuration-differences">
        <h2 id="configuration-differences">{words.differences(differences.length)}</h2>
        <Facts
          facts={[
            [words.exportedAt, <Moment key="at" at={shown.exportedAt} />],
            [words.exportedBy, shown.exportedBy],
          ]}
        />
        {differences.length === 0 && <p>{words.same}</p>}
        {differences.length > 0 && (
          <Table
            label={words.differences(differences.length)}
            columns={columns}
            rows={differences}
            keyOfRow={({ part, title }) => `${part} ${title}`}
          />
        )}
        {differences.some(({ part }) => part === 'templates') && <p className="console-note">{words.templatesNote}</p>}
        {onlyHere.length > 0 && (
          <details className="configuration-only-here">
            <summary>{words.onlyHere(onlyHere.length)}</summary>
            <ul>
              {onlyHere.map(({ part, title }) => (
                <li key={`${part} ${title}`}>
                  {say(configurationParts[part])} · {title}
                </li>
              ))}
            </ul>
          </details>
        )}
        {differences.length > 0 && (
          <div className="console-buttons console-buttons-end">
            <Button color="primary" disabled={problems.length > 0} onClick={onApply}>
              {words.apply}
            </Button>
          </div>
        )}
      </section>
    </>
  )
}
