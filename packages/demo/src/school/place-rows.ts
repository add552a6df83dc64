import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'
import { type Building, buildings } from './buildings.ts'

const centre = { latitude: 30.245, longitude: 119.704 }
const metresPerDegree = 111_320

export const toCoordinates = (east: number, north: number): readonly [latitude: number, longitude: number] => {
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  const shrink = Math.cos((centre.latitude * Math.PI) / 180)
  return [round(centre.latitude + north / metresPerDegree), round(centre.longitude + east / (metresPerDegree * shrink))]
}

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** The four corners, turned around the middle of the building. */
const outlineOf = ({ at: [east, north], size: [width, depth], turned = 0 }: Building) => {
  const angle = (turned * Math.PI) / 180
  return corners.map(([right, up]) => {
    const [x, y] = [(right * width) / 2, (up * depth) / 2]
    return toCoordinates(east + x * Math.cos(angle) - y * Math.sin(angle), north + x * Math.sin(angle) + y * Math.cos(angle))
  })
}

export const placeRows = () =>
  buildings.map((building) => {
    const [latitude, longitude] = toCoordinates(...building.at)
    return {
      id: idOf('place', building.code),
      school_id: demoUniversity.id,
      kind: building.kind,
      ...nameColumns(building.name),
      latitude,
      longitude,
      outline: JSON.stringify(outlineOf(building)),
    }
  })
