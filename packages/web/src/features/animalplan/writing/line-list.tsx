import { animalSpecsList, animalTypeList } from '@campus/contract/animalplan/catalogue.ts'
import { animalChargeData, type LineGiven, sexNames } from '@campus/contract/animalplan/lines.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { planWords } from '../plan/words.ts'
import { lineProblems } from './plan-typed.ts'
import { writingWords } from './words.ts'

interface LineListProps {
  readonly lines: readonly LineGiven[]
  readonly fundId: string
  /** What the server said of single lines when the plan was submitted. */
  readonly problems: ReadonlyMap<number, string>
  readonly onRemove: (at: number) => void
}

/** The lines with what each costs, and the sum beside what is left of the fund. */
export function LineList({ lines, fundId, problems, onRemove }: LineListProps) {
  const words = useWords(writingWords)
  const { animals, arrives, housedFor, sameDay, costs } = useWords(planWords)
  const say = useSay()
  const types = new Map(useRead(animalTypeList, {}).data?.map(({ id, name }) => [id, name]))
  const specifications = new Map(useRead(animalSpecsList, {}).data?.map((one) => [one.id, `${types.get(one.typeId) ?? ''} ${one.name}`]))
  const quote = useQuery({
    queryKey: [...keyOf(animalChargeData), fundId, lines],
    queryFn: ({ signal }) => send(animalChargeData, { fundId, lines: [...lines] }, { signal }),
    enabled: fundId !== '' && lines.length > 0,
    retry: false,
  })
  const said = new Map([...lineProblems(quote.error), ...problems])
  if (lines.length === 0) return <p>{words.noLines}</p>
  return (
    <>
      <ul className="animal-lines">
        {lines.map((line, at) => {
          const name = `${specifications.get(line.specificationId) ?? ''} · ${animals(line.number)}`
          const priced = quote.data?.lines[at]
          return (
            <li key={`${JSON.stringify(line)} ${lines.slice(0, at).filter((other) => other === line).length}`}>
              <strong>
                {name} · {say(sexNames[line.sex])}
              </strong>
              <small>
                {arrives(line.arrivesOn)} · {line.days === 0 ? sameDay : housedFor(line.days)}
              </small>
              {priced && <small>{costs(yuan(priced.price), yuan(priced.housing))}</small>}
              {said.has(at) && <p className="animal-problem">{said.get(at)}</p>}
              <Button size="small" aria-label={words.removeLine(name)} onClick={() => onRemove(at)}>
                {words.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      <p role="status">
        <strong>{quote.data ? words.sum(yuan(quote.data.sum), yuan(quote.data.left)) : fundId === '' && words.chooseFund}</strong>
      </p>
      {quote.data && !quote.data.isEnough && <p className="animal-problem">{words.short}</p>}
    </>
  )
}
