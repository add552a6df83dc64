import type { SeatPlan } from '@campus/contract/exams/exams.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './exams.css'
import { examWords } from './words.ts'

type Sitting = SeatPlan['sittings'][number]
type Seat = Sitting['seats'][number]

const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

function Place({ seat }: { readonly seat: Seat | undefined }) {
  const words = useWords(examWords)
  if (!seat) return <span className="seat-free">{words.free}</span>
  if (seat.isMine) return <strong>{words.mine}</strong>
  if (!seat.person) return <span>{words.taken}</span>
  return (
    <span>
      {seat.person.name}
      <small>{seat.isBarred ? words.barred : words.paper(seat.paper)}</small>
    </span>
  )
}

/** A room as it is seen from the door: rows from the front, read cell by cell. */
export function SeatMap({ sitting: { room, rows, columns, seats } }: { readonly sitting: Sitting }) {
  const words = useWords(examWords)
  const language = useLanguage()
  return (
    <section className="seat-scroll" tabIndex={0} aria-label={words.plan(roomName(room, language))}>
      <p className="seat-front">{words.front}</p>
      <table className="seat-map">
        <thead>
          <tr>
            <td />
            {numbersTo(columns).map((column) => (
              <th key={column} scope="col" aria-label={words.column(column)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbersTo(rows).map((row) => (
            <tr key={row}>
              <th scope="row" aria-label={words.row(row)}>
                {row}
              </th>
              {numbersTo(columns).map((column) => {
                const seat = seats.find((one) => one.row === row && one.column === column)
                return (
                  <td key={column} data-mine={seat?.isMine ? true : undefined} data-taken={seat ? true : undefined}>
                    <Place seat={seat} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
