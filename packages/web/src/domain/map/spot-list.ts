interface Listed {
  readonly id: string
  readonly label: string
  readonly tone: string
}

const rowOf = ({ id, label, tone }: Listed, onChoose: (id: string) => void) => {
  const sign = document.createElement('span')
  sign.className = `plan-spot plan-spot-${tone}`
  sign.setAttribute('aria-hidden', 'true')
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['spot'] = id
  button.append(sign, label)
  button.addEventListener('click', () => onChoose(id))
  const row = document.createElement('li')
  row.append(button)
  return row
}

/** What stands at one place, to choose from; made by hand because it lies in the map engine's own paper. */
export const listSpots = (spots: readonly Listed[], label: string, onChoose: (id: string) => void): HTMLElement => {
  const list = document.createElement('ul')
  list.setAttribute('aria-label', label)
  list.append(...spots.map((spot) => rowOf(spot, onChoose)))
  return list
}
