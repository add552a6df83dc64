import './switch.css'

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly isFixed?: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** Something that is on or off from the moment it is touched. */
export function Switch({ label, isOn, isFixed = false, onTurn }: SwitchProps) {
  return (
    <label className="switch">
      <span>{label}</span>
      <input type="checkbox" role="switch" checked={isOn} disabled={isFixed} onChange={(event) => onTurn(event.target.checked)} />
    </label>
  )
}
