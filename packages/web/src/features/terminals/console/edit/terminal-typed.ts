import { saveTerminal } from '@campus/contract/terminals/console.ts'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { z } from 'zod'

const { latitude, longitude } = saveTerminal.body.shape

/** The form as it is filled in: the place is one choice on the map, and none at first. */
export const TerminalTyped = saveTerminal.body.omit({ id: true, latitude: true, longitude: true }).extend({
  position: z
    .object({ latitude, longitude })
    .nullable()
    .refine((position) => position !== null, { message: 'required' }),
})

export type TerminalStart = z.input<typeof TerminalTyped>
export type TerminalForm = FormOf<TerminalStart, z.output<typeof TerminalTyped>>

export const newTerminal: TerminalStart = {
  number: '',
  name: '',
  nameEn: '',
  nameTw: '',
  location: '',
  locationEn: '',
  locationTw: '',
  position: null,
  abilities: ['certificate', 'document', 'duplex'],
  hours: [],
  isInUse: true,
}
