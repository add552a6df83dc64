import type { GivenTo, OutputOf } from '@campus/contract/call.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { freeRooms } from '@campus/contract/schedule/free-rooms.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { useRead } from '../../../api/use-read.ts'
import { clockTime } from '../../../domain/lesson/school-clock.ts'
import { refine } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '../timetable/timetable.css'
import './free-rooms.css'
import { SearchForm } from './search-form.tsx'
import { freeRoomWords } from './words.ts'

type Room = OutputOf<typeof freeRooms>['rooms'][number]

/** Under the heading of its building a room needs no other name than its own. */
const ownName = ({ name, building }: Room) => (name.startsWith(`${building} `) ? name.slice(building.length + 1) : name)

function RoomRow({ room, timeZone }: { readonly room: Room; readonly timeZone: string }) {
  const words = useWords(freeRoomWords)
  return (
    <li>
      <PathLink to={schedulePaths.timetableOf} query={{ kind: 'room', id: room.id }} className="timetable-row">
        <span className="list-text">
          <strong>{ownName(room)}</strong>
          <small>{room.freeUntil === null ? words.restOfDay : words.until(clockTime(room.freeUntil, timeZone))}</small>
          <small>{[words.floor(room.floor), words.seatCount(room.seats)].join(' · ')}</small>
        </span>
      </PathLink>
    </li>
  )
}

function Found({ found, timeZone }: { readonly found: OutputOf<typeof freeRooms>; readonly timeZone: string }) {
  const words = useWords(freeRoomWords)
  if (found.rooms.length === 0) return <Empty t={words.nothing} />
  return (
    <>
      <p className="page-note" role="status">
        {words.count(found.total)}
      </p>
      {found.total > found.rooms.length && <p className="page-note">{words.firstOf(found.rooms.length)}</p>}
      {[...Map.groupBy(found.rooms, ({ building }) => building)].map(([building, rooms]) => (
        <section key={building} className="page-card">
          <h2>{building}</h2>
          <ul className="page-list free-room-list">
            {rooms.map((room) => (
              <RoomRow key={room.id} room={room} timeZone={timeZone} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Rooms({ asked, timeZone }: { readonly asked: GivenTo<typeof freeRooms>; readonly timeZone: string }) {
  const read = useRead(freeRooms, asked, { staleTime: 0 })
  return <QueryView read={read}>{(found) => <Found found={found} timeZone={timeZone} />}</QueryView>
}

/** Rooms that nobody uses: now, or at a time that is chosen. */
export default function FreeRoomsScreen() {
  const { day, from, to, placeId, seats } = useQueryOf(schedulePaths.freeRooms)
  const asked = freeRooms.query.safeParse({ day, from, to, placeId: placeId || undefined, seats: seats || undefined })
  const usual = useRead(freeRooms, {})
  const { data: terms } = useRead(scheduleTerms, {})
  return (
    <div className="page page-column">
      <QueryView read={usual}>
        {(now) => (
          <SearchForm
            start={{ day: day ?? now.day, from: from ?? now.from, to: to ?? now.to, placeId: placeId ?? '', seats: seats ?? '0' }}
            buildings={now.buildings}
            onSearch={(chosen) => void refine(schedulePaths.freeRooms, chosen)}
          />
        )}
      </QueryView>
      {terms && <Rooms asked={asked.success && day !== undefined ? asked.data : {}} timeZone={terms.timeZone} />}
    </div>
  )
}
