import { type Element, elementOf, type Painter, tileElements, tileName, tileSize } from '@campus/charts/chart/elements.ts'
import type { Fill, Shape } from '@campus/charts/marks/shapes.ts'
import { createElement } from 'react'

/** Colours come from the style sheet, so that dark screens and paper have their own. */
export const painterOf = (id: string): Painter => ({ colour: (paint) => `var(--chart-${paint})`, tile: tileName(id) })

const drawn = ({ tag, attributes, text }: Element, key: string) => createElement(tag, { key, ...attributes }, text)

export function Shapes({ shapes, painter }: { readonly shapes: readonly Shape[]; readonly painter: Painter }) {
  return shapes.map((shape, place) => drawn(elementOf(shape, painter), String(place)))
}

export function Tiles({ fills, painter }: { readonly fills: readonly Fill[]; readonly painter: Painter }) {
  return (
    <defs>
      {fills.map((fill) => (
        <pattern key={painter.tile(fill)} id={painter.tile(fill)} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
          {tileElements(fill, painter).map((element) => drawn(element, element.tag))}
        </pattern>
      ))}
    </defs>
  )
}
