import type { processIcons } from '@campus/contract/approval/console/processes.ts'
import {
  CalendarOutline,
  CheckShieldOutline,
  EnvironmentOutline,
  FileOutline,
  FillinOutline,
  FlagOutline,
  PayCircleOutline,
  ShopbagOutline,
  TeamOutline,
  TravelOutline,
  TruckOutline,
  UserContactOutline,
} from 'antd-mobile-icons'
import type { ComponentType } from 'react'

type IconName = (typeof processIcons)[number]

const icons: Readonly<Record<IconName, ComponentType>> = {
  form: FillinOutline,
  leave: CalendarOutline,
  certificate: FileOutline,
  room: EnvironmentOutline,
  vehicle: TruckOutline,
  seal: CheckShieldOutline,
  money: PayCircleOutline,
  purchase: ShopbagOutline,
  trip: TravelOutline,
  event: FlagOutline,
  visit: UserContactOutline,
  people: TeamOutline,
}

export const iconOf = (name: string): ComponentType => (Object.hasOwn(icons, name) ? icons[name as IconName] : FillinOutline)
