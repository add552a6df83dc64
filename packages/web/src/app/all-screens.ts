import { homeScreens } from '../features/home/screens.ts'
import { myScreens } from '../features/my/screens.ts'
import type { Screen } from '../navigation/screen.ts'

export const allScreens: readonly Screen[] = [...homeScreens, ...myScreens]
