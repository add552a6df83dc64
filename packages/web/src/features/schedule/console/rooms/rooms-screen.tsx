import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { schedulePaths } from '@campus/contract/paths/schedule.ts'
import { consoleRooms, roomKindNames, roomKinds, saveRoom } from '@campus/contract/schedule/console/rooms.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { type Columns, Table } from '@campus/ui/table/table.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline } from 'antd-mobile-icons'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../../../api/use-read.ts'
import { EntryDialog } from '../../../../console/fields/entry-dialog.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SearchFilter } from '../../../../console/filters/search-filter.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { ExportButton } from '../../exports/export-button.tsx'
import { useMayExport } from '../../exports/use-may-export.ts'
import { planExportWords } from '../../exports/words.ts'
import { termToShow } from '../../timetable/term-weeks.ts'
import { roomsWords } from './words.ts'

type Rooms = OutputOf<typeof consoleRooms>
type Room = Rooms['rooms'][number]

interface RoomDialogProps {
  readonly room: Room | undefined
  readonly buildings: Rooms['buildings']
  readonly onClose: () => void
}

const blank = {
  placeId: '',
  code: '',
  name: '',
  nameEn: '',
  nameTw: '',
  kind: 'lecture' as const,
  floor: 1,
  seats: 60,
  seatRows: 6,
  seatColumns: 10,
  isClosed: false,
}

function RoomDialog({ room, buildings, onClose }: RoomDialogProps) {
  const words = useWords(roomsWords)
  const say = useSay()
  return (
    <EntryDialog
      call={saveRoom}
      shape={saveRoom.body}
      title={room ? words.changeRoom : words.addRoom}
      start={room ?? blank}
      changes={[consoleRooms]}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="placeId"
            label={words.building}
            options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <TextField form={form} name="code" label={words.code} autoComplete="off" />
          <TripleField form={form} label={words.name} names={['name', 'nameEn', 'nameTw']} />
          <SelectField
            form={form}
            name="kind"
            label={words.kind}
            options={roomKinds.map((kind) => ({ value: kind, label: say(roomKindNames[kind]) }))}
          />
          <NumberField form={form} name="floor" label={words.floor} min={-9} max={99} />
          <NumberField form={form} name="seats" label={words.seats} min={0} max={5000} />
          <NumberField form={form} name="seatRows" label={words.seatRows} hint={words.seatHint} min={1} max={100} />
          <NumberField form={form} name="seatColumns" label={words.seatColumns} min={1} max={100} />
          <CheckboxField form={form} name="isClosed" label={words.isClosed} />
        </>
      )}
    </EntryDialog>
  )
}

const useColumns = (termId: string | undefined): Columns<Room> => {
  const words = useWords(roomsWords)
  const sheets = useWords(planExportWords)
  const say = useSay()
  const language = useLanguage()
  return [
    { title: words.code, cell: ({ code }) => code },
    { title: words.name, cell: (room) => nameIn(room, language) },
    { title: words.building, cell: ({ building }) => building },
    { title: words.kind, cell: ({ kind }) => say(roomKindNames[kind]) },
    { title: words.seats, cell: ({ seats }) => seats, isNumber: true },
    {
      title: words.lessonsAhead,
      cell: ({ id, lessonsAhead }) => (
        <PathLink to={schedulePaths.timetableOf} query={{ kind: 'room', id }}>
          {lessonsAhead}
        </PathLink>
      ),
      isNumber: true,
    },
    {
      title: words.state,
      cell: ({ isClosed }) => <StateMark tone={isClosed ? 'over' : 'good'} t={isClosed ? words.closed : words.open} />,
    },
    ...(termId === undefined
      ? []
      : [
          {
            title: sheets.doorSheet,
            cell: ({ id, code }: Room) => (
              <ExportButton
                isSmall
                given={{ kind: 'door' as const, id, termId }}
                name={`${sheets.doorSheetOf(code)}.pdf`}
                text="PDF"
                label={`${sheets.doorSheetOf(code)} PDF`}
              />
            ),
          },
        ]),
  ]
}

export default function RoomsScreen() {
  const words = useWords(roomsWords)
  const { exportAs } = useWords(planExportWords)
  const addressed = useAddressed(consolePaths.scheduleRooms)
  const { query, searched } = addressed
  const [edited, setEdited] = useState<{ readonly room: Room | undefined }>()
  const read = useRead(consoleRooms, {})
  const { data: terms } = useRead(scheduleTerms, {}, { background: true })
  const mayExport = useMayExport()
  const columns = useColumns(mayExport && terms ? termToShow(terms)?.id : undefined)
  const typed = (searched.words ?? '').toLowerCase()
  const isWanted = (room: Room) =>
    (!query.building || room.placeId === query.building) &&
    [room.code, room.name, room.nameEn, room.nameTw].some((text) => text.toLowerCase().includes(typed))
  const named = (room: Room, content: ReactNode) => (
    <button type="button" onClick={() => setEdited({ room })}>
      {content}
    </button>
  )
  const add = read.data?.mayChange && (
    <>
      <ExportButton given={{ kind: 'rooms' }} name={`${words.lead}.xlsx`} text={exportAs('XLSX')} />
      <Button color="primary" onClick={() => setEdited({ room: undefined })}>
        <AddOutline aria-hidden /> {words.addRoom}
      </Button>
    </>
  )
  return (
    <ConsoleFrame screen={consolePaths.scheduleRooms} lead={words.lead} actions={add}>
      <Filters>
        <SearchFilter of={addressed} label={words.search} />
        <SelectFilter
          of={addressed}
          name="building"
          label={words.building}
          all={words.allBuildings}
          options={(read.data?.buildings ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Filters>
      <QueryView read={read} empty={<Empty t={words.none} />} isEmpty={({ rooms }) => !rooms.some(isWanted)}>
        {({ rooms, mayChange }) => (
          <Table
            label={words.lead}
            columns={columns}
            rows={rooms.filter(isWanted)}
            keyOfRow={({ id }) => id}
            {...(mayChange ? { renderName: named } : {})}
          />
        )}
      </QueryView>
      {edited && read.data && <RoomDialog room={edited.room} buildings={read.data.buildings} onClose={() => setEdited(undefined)} />}
    </ConsoleFrame>
  )
}
