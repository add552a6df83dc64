import { z } from 'zod'

/** Figures as they are written in words; the place of each is its value. */
const figures = ['零〇', '一幺壹', '二两兩贰貳', '三叁參', '四肆', '五伍', '六陆陸', '七柒', '八捌', '九玖']

const figureOf = (sign: string) => {
  const value = figures.findIndex((signs) => signs.includes(sign))
  return value < 0 ? sign : String(value)
}

/** One way of writing for all: full width, hidden signs, figures in words. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[\u3007\u4e00-\u9fff]/g, figureOf)

const date = /(?:19|20)\d\d[-./](?:0?[1-9]|1[0-2])[-./](?:[12]\d|3[01]|0?[1-9])(?!\d)/g
/** Seven figures are a telephone number, a QQ number, or the number of a card. */
const longNumber = /\d(?:[\s.\-_()/]{0,3}\d){6}/
const mailAddress = /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*\.\s*\w/
const webAddress = /https?:|www\.|\b[\w-]+\.(?:com|cn|net|org|me|top|xyz)\b/
const account =
  /(?:微信|薇信|威信|v信|vx|wx|wechat|weixin|扣扣|qq|企鹅|telegram|whatsapp|小红书|抖音|微博)\s*(?:号|號|id|码|碼)?[\s:：=是为為]*[a-z0-9][a-z0-9_-]{4,}/

/**
 * Whether a text tells how to reach somebody. Those who meet here talk through the post alone, so that a stranger cannot collect
 * numbers or pretend to be an owner; the writer is told at once instead of finding words crossed out later.
 */
export const hasContactData = (text: string): boolean => {
  const written = plain(text).replaceAll(date, ' on that day ')
  return [longNumber, mailAddress, webAddress, account].some((pattern) => pattern.test(written))
}

/** A text that strangers read. */
export const TextForStrangers = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasContactData(text), 'contact_data')
