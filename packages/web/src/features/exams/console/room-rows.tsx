import type { OutputOf } from '@campus/contract/call.ts'
import type { examChoices } from '@campus/contract/exams/console.ts'
import { roomName } from '@campus/contract/exams/room-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../console/fields/fields.css'
import type { TypedRoom } from './typed-rooms.ts'
import { examConsoleWords } from './words.ts'

interface RoomRowsProps {
  readonly rooms: readonly TypedRoom[]
  readonly choices: OutputOf<typeof examChoices>
  readonly onChange: (rooms: TypedRoom[]) => void
}

/** Rooms with two invigilators each. */
export function RoomRows({ rooms, choices, onChange }: RoomRowsProps) {
  const words = useWords(examConsoleWords)
  const language = useLanguage()
  const change = (key: string, part: Partial<TypedRoom>) => onChange(rooms.map((room) => (room.key === key ? { ...room, ...part } : room)))
  const teachers = choices.teachers.map(({ id, name, number }) => ({ value: id, label: `${name} ${number}` }))
  return (
    <fieldset className="checks">
      <legend>{words.rooms}</legend>
      {rooms.map(({ key, roomId, invigilatorIds }) => (
        <div key={key} className="console-side-by-side">
          <SelectBox
            label={words.room}
            all={words.room}
            value={roomId}
            options={choices.rooms.map((room) => ({ value: room.id, label: words.roomWith(roomName(room, language), room.seats) }))}
            onChoose={(value) => change(key, { roomId: value })}
          />
          {[0, 1].map((at) => (
            <SelectBox
              key={at}
              label={words.invigilator(at + 1)}
              all={words.nobody}
              value={invigilatorIds[at] ?? ''}
              options={teachers}
              onChoose={(value) => change(key, { invigilatorIds: [0, 1].map((one) => (one === at ? value : (invigilatorIds[one] ?? ''))) })}
            />
          ))}
          <Button size="small" onClick={() => onChange(rooms.filter((room) => room.key !== key))}>
            {words.removeRoom}
          </Button>
        </div>
      ))}
      <Button size="small" onClick={() => onChange([...rooms, { key: crypto.randomUUID(), roomId: '', invigilatorIds: [] }])}>
        {words.addRoom}
      </Button>
    </fieldset>
  )
}
