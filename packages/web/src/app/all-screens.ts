import { accountScreens } from '../features/account/screens.ts'
import { homeScreens } from '../features/home/screens.ts'
import { myScreens } from '../features/my/screens.ts'
import { peopleScreens } from '../features/people/screens.ts'
import { shellScreens } from '../features/shell/screens.ts'
import type { Screen } from '../navigation/screen.ts'

/** Every screen of the product; the only place that knows all features. */
export const allScreens: readonly Screen[] = [...accountScreens, ...homeScreens, ...myScreens, ...peopleScreens, ...shellScreens]
