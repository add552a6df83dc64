import { drawIcon } from '@campus/ui/icons/draw-icon.ts'

/** Things for which the family of icons has none. */
export const UmbrellaIcon = drawIcon(
  'M22.5 3h3v3h-3zM24 6C13 6 4 14 4 25h40C44 14 35 6 24 6zm0 3c8.5 0 15.6 5.6 16.7 13H7.3C8.4 14.6 15.5 9 24 9zm-1.5 16v12a4.5 4.5 0 0 0 9 0v-1.5h-3V37a1.5 1.5 0 0 1-3 0V25z',
  'evenodd',
)
export const BottleIcon = drawIcon(
  'M18 4h12a1 1 0 0 1 1 1v6H17V5a1 1 0 0 1 1-1zm2 3v1.5h8V7zM16 14h16l3 5v22a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V19zm1.6 3L16 19.9V41h16V19.9L30.4 17zM19 27h10v3H19z',
  'evenodd',
)
export const PhoneIcon = drawIcon(
  'M14 4h20a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zm0 3v34h20V7zm7 29h6v2.5h-6z',
  'evenodd',
)
