import { CheckOutline } from 'antd-mobile-icons'
import { Avatar } from '../person/avatar.tsx'

interface ChoosableRowProps {
  readonly name: string
  readonly note?: string
  /** Only people have one. */
  readonly avatar?: string
  readonly isChosen: boolean
  readonly onToggle: () => void
}

export function ChoosableRow({ name, note, avatar, isChosen, onToggle }: ChoosableRowProps) {
  return (
    <button type="button" className="picker-option" aria-pressed={isChosen} onClick={onToggle}>
      <span className="office-person">
        {avatar !== undefined && <Avatar name={name} src={avatar} />}
        <span className="list-text">
          {name}
          {note && <small>{note}</small>}
        </span>
      </span>
      {isChosen && <CheckOutline aria-hidden />}
    </button>
  )
}
