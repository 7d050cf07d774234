/** Pages that say that something was sent, in every language. */
export const contactSentPath = '/service/contact/success';
export const catalogueOrderedPath = '/service/catalogue/success';
