import { toCoordinates } from '../school/place-rows.ts'
import { demoUniversity } from '../schools.ts'
import { idOf } from '../seed.ts'
import { nameColumns } from '../titles.ts'
import { demoTerminals } from './terminals.ts'

export const terminalId = (number: string) => idOf('terminal', number)

export const terminalRows = (today: Date) =>
  demoTerminals.map(({ number, name, location, at, abilities, hours }) => {
    const [latitude, longitude] = toCoordinates(...at)
    const [place, placeEn, placeTw] = location
    return {
      id: terminalId(number),
      school_id: demoUniversity.id,
      number,
      ...nameColumns(name),
      location: place,
      location_en: placeEn,
      location_tw: placeTw,
      latitude,
      longitude,
      abilities: [...abilities],
      hours: JSON.stringify(hours),
      created_at: today,
    }
  })

export const terminalStatusRows = () =>
  demoTerminals.map(({ number }) => ({ terminal_id: terminalId(number), school_id: demoUniversity.id }))
