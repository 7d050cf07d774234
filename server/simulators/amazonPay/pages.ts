/** What the shopper's browser loads of the simulator. */

/**
 * Draws a button that opens Amazon's page, as Amazon's own script does. Its address is where it was
 * loaded from.
 */
export const buttonScript = `(() => {
  const origin = new URL(document.currentScript.src).origin;
  function open(options) {
    const { payloadJSON, signature, publicKeyId, algorithm } = options.createCheckoutSessionConfig;
    const { merchantId, productType, checkoutLanguage, placement } = options;
    const form = document.createElement('form');
    form.method = 'post';
    form.action = origin + '/checkout';
    const fields = { payloadJSON, signature, publicKeyId, algorithm, merchantId, productType, checkoutLanguage, placement };
    for (const [name, value] of Object.entries(fields)) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  }
  window.amazon = { Pay: {
    renderButton(target, options) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Amazon Pay (Simulator)';
      button.style.cssText = 'font:inherit;padding:.7rem 1.5rem;border:1px solid #8a6d1c;border-radius:.5rem;background:#f3d078;color:#111;cursor:pointer;min-width:16rem';
      button.addEventListener('click', () => open(options));
      document.querySelector(target).replaceChildren(button);
      return { updateButtonInfo() {} };
    },
    initCheckout: open,
  } };
})();
`;
