import {
  BellOutline,
  CalendarOutline,
  CompassOutline,
  FileOutline,
  MessageOutline,
  PayCircleOutline,
  QuestionCircleOutline,
  SetOutline,
  TeamOutline,
  TextOutline,
  UserCircleOutline,
} from 'antd-mobile-icons'
import type { ComponentType } from 'react'

/** By what the school's word for a topic speaks of; a topic of its own making gets the question mark. */
const icons: readonly (readonly [RegExp, ComponentType])[] = [
  [/account|login|password/, UserCircleOutline],
  [/cert|document|file/, FileOutline],
  [/pay|wallet|order|fee/, PayCircleOutline],
  [/print|terminal/, TextOutline],
  [/study|course|schedule|leave/, CalendarOutline],
  [/message|notice/, BellOutline],
  [/people|contact|profile|book/, TeamOutline],
  [/campus|life/, CompassOutline],
  [/system|app|setting/, SetOutline],
  [/feedback/, MessageOutline],
]

export const iconOfType = (type: string): ComponentType => icons.find(([pattern]) => pattern.test(type))?.[1] ?? QuestionCircleOutline
