import { endDevice, endOtherDevices, ownDevices } from '@campus/contract/account/devices.ts'
import { route } from '../../../http/route.ts'
import { endOne, endOthers, listDevices } from './device.service.ts'

export const deviceRoutes = [route(ownDevices, listDevices), route(endDevice, endOne), route(endOtherDevices, endOthers)]
