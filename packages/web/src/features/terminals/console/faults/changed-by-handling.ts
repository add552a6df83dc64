import { homeInit } from '@campus/contract/home/workbench.ts'
import { schoolFault, schoolFaults, schoolTerminal, schoolTerminals } from '@campus/contract/terminals/console.ts'

/** What is read again after a fault was closed. */
export const changedByHandling = [schoolFault, schoolFaults, schoolTerminal, schoolTerminals, homeInit]
