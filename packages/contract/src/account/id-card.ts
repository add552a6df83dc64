import { z } from 'zod'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const marks = '10X98765432'

/** A resident ID number: eighteen places, a real date of birth, and the check mark that the first seventeen give. */
export const isIdCardNumber = (text: string): boolean => {
  const match = text.match(/^[1-9]\d{5}((?:18|19|20)\d{2})(\d{2})(\d{2})\d{3}[\dX]$/)
  if (!match) return false
  const [, year, month, day] = match.map(Number)
  const born = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day))
  if (born.getUTCMonth() + 1 !== month || born.getUTCDate() !== day) return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return text[17] === marks[sum % 11]
}

export const IdCardNumber = z.string().trim().toUpperCase().refine(isIdCardNumber, 'id_card')
