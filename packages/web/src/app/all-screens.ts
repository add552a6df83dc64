import { accountScreens } from '../features/account/screens.ts'
import { appealsScreens } from '../features/appeals/screens.ts'
import { certificatesScreens } from '../features/certificates/screens.ts'
import { cloudPrintScreens } from '../features/cloudprint/screens.ts'
import { documentsScreens } from '../features/documents/screens.ts'
import { entrustScreens } from '../features/entrust/screens.ts'
import { helpScreens } from '../features/help/screens.ts'
import { homeScreens } from '../features/home/screens.ts'
import { workbenchScreens } from '../features/home/workbench/screens.ts'
import { leaveScreens } from '../features/leave/screens.ts'
import { messagesScreens } from '../features/messages/screens.ts'
import { ordersScreens } from '../features/orders/screens.ts'
import { directoryScreens } from '../features/people/directory/screens.ts'
import { myScreens } from '../features/people/my/screens.ts'
import { peopleScreens } from '../features/people/screens.ts'
import { scanScreens } from '../features/scan/screens.ts'
import { terminalsScreens } from '../features/terminals/screens.ts'
import { verificationScreens } from '../features/verification/screens.ts'
import { walletScreens } from '../features/wallet/screens.ts'
import type { Screen } from '../navigation/screen.ts'
import { shellScreens } from './common-screens.ts'
import { consoleScreens } from './console-screens.ts'

/** Every screen of the product; the only place that knows all features. */
export const allScreens: readonly Screen[] = [
  ...accountScreens,
  ...appealsScreens,
  ...directoryScreens,
  ...certificatesScreens,
  ...cloudPrintScreens,
  ...consoleScreens,
  ...documentsScreens,
  ...entrustScreens,
  ...helpScreens,
  ...homeScreens,
  ...leaveScreens,
  ...messagesScreens,
  ...myScreens,
  ...ordersScreens,
  ...peopleScreens,
  ...scanScreens,
  ...shellScreens,
  ...terminalsScreens,
  ...verificationScreens,
  ...walletScreens,
  ...workbenchScreens,
]
