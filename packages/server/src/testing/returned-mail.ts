/** What a mail server sends back about a mail that did not reach somebody. */
export const returnedMail = (messageId: string, whom: string): string =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
    '',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.edu.cn',
    '',
    `Final-Recipient: rfc822; ${whom}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--part--',
    '',
  ].join('\r\n')
