export * from './components/AddressCard/AddressCard.tsx';
export * from './components/Alert/Alert.tsx';
export * from './components/Availability/Availability.tsx';
export * from './components/Badge/Badge.tsx';
export * from './components/Badge/BadgeList.tsx';
export * from './components/Box/Box.tsx';
export * from './components/Breadcrumb/Breadcrumb.tsx';
export * from './components/Button/Button.tsx';
export * from './components/Card/Card.tsx';
export * from './components/Carousel/Carousel.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/Columns/Columns.tsx';
export * from './components/Combobox/Combobox.tsx';
export * from './components/ConsentBanner/ConsentBanner.tsx';
export * from './components/ConsentDialog/ConsentDialog.tsx';
export * from './components/Container/Container.tsx';
export * from './components/Countdown/Countdown.tsx';
export * from './components/DateField/DateField.tsx';
export * from './components/DescriptionList/DescriptionList.tsx';
export * from './components/Disclosure/Disclosure.tsx';
export * from './components/DiscountBadge/DiscountBadge.tsx';
export * from './components/EmailField/EmailField.tsx';
export * from './components/EmptyState/EmptyState.tsx';
export * from './components/EnergyLabel/EnergyLabel.tsx';
export * from './components/ErrorSummary/ErrorSummary.tsx';
export * from './components/FeatureTooltip/FeatureTooltip.tsx';
export * from './components/Fieldset/Fieldset.tsx';
export * from './components/Figure/Figure.tsx';
export * from './components/FileUpload/FileUpload.tsx';
export * from './components/FilterPanel/FilterPanel.tsx';
export * from './components/Flyout/Flyout.tsx';
export * from './components/Footer/Footer.tsx';
export * from './components/Gallery/Gallery.tsx';
export * from './components/Header/Header.tsx';
export * from './components/Heading/Heading.tsx';
export * from './components/Hero/Hero.tsx';
export * from './components/HeroSlider/HeroSlider.tsx';
export * from './components/Icon/fieldIcons.ts';
export { type IconComponent, type IconProps, iconSizes } from './components/Icon/Icon.tsx';
export * from './components/Icon/icons.ts';
export * from './components/Icon/orderIcons.ts';
export * from './components/IconButton/IconButton.tsx';
export { infobarScript } from './components/Infobar/closed.ts';
export * from './components/Infobar/Infobar.tsx';
export * from './components/Inline/Inline.tsx';
export * from './components/LightningDealBar/LightningDealBar.tsx';
export * from './components/LineItem/LineItem.tsx';
export * from './components/LineItemHead/LineItemHead.tsx';
export * from './components/Link/Link.tsx';
export {
  BareLink,
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './components/Link/LinkProvider.tsx';
export * from './components/Logo/Logo.tsx';
export * from './components/Menu/Menu.tsx';
export * from './components/Modal/Modal.tsx';
export * from './components/NavigationTabs/NavigationPanel.tsx';
export * from './components/NavigationTabs/NavigationTabs.tsx';
export { hoverTimes } from './components/NavigationTabs/useHoverIntent.ts';
export * from './components/OrderSummary/OrderSummary.tsx';
export * from './components/PageError/PageError.tsx';
export * from './components/Pagination/Pagination.tsx';
export * from './components/Panel/Panel.tsx';
export * from './components/PasswordField/PasswordField.tsx';
export * from './components/Picture/Picture.tsx';
export * from './components/Popover/Popover.tsx';
export * from './components/Price/Price.tsx';
export * from './components/ProductTile/ProductTile.tsx';
export * from './components/Progress/Progress.tsx';
export * from './components/Prose/Prose.tsx';
export * from './components/PurchaseBar/PurchaseBar.tsx';
export * from './components/QuantityField/QuantityField.tsx';
export * from './components/RadioGroup/RadioGroup.tsx';
export * from './components/RangeField/RangeField.tsx';
export * from './components/RatingBreakdown/RatingBreakdown.tsx';
export * from './components/RatingField/RatingField.tsx';
export * from './components/Review/Review.tsx';
export * from './components/SearchField/SearchField.tsx';
export * from './components/Section/Section.tsx';
export * from './components/Select/Select.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/SkipLink/SkipLink.tsx';
export * from './components/SortSelect/SortSelect.tsx';
export * from './components/Spinner/Spinner.tsx';
export * from './components/Stack/Stack.tsx';
export * from './components/StarRating/StarRating.tsx';
export * from './components/Steps/Steps.tsx';
export * from './components/SubcategoryLinks/SubcategoryLinks.tsx';
export * from './components/SubjectTile/SubjectTile.tsx';
export * from './components/Switch/Switch.tsx';
export * from './components/Table/Table.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/Text/Text.tsx';
export * from './components/TextArea/TextArea.tsx';
export * from './components/TextField/TextField.tsx';
export * from './components/ThemeArea/ThemeArea.tsx';
export * from './components/TileGrid/TileGrid.tsx';
export * from './components/Timeline/Timeline.tsx';
export * from './components/Toast/Toast.tsx';
export * from './components/Tooltip/Tooltip.tsx';
export * from './components/VariantPicker/VariantPicker.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';
export { type Breakpoint, breakpoints, media } from './themes/breakpoints.ts';
export { defineTheme } from './themes/defineTheme.ts';
export {
  type AnyThemeName,
  chooseMode,
  currentMode,
  modeScript,
  themeAttributes,
} from './themes/theme.ts';
export { themes } from './themes/themes.ts';
export {
  type ColorMode,
  type ColorTokens,
  colorModes,
  type Space,
  type Subject,
  spaces,
  subjects,
  type ThemeName,
  type ThemeTokens,
  themeNames,
} from './themes/tokens.ts';
export { vars } from './themes/vars.css.ts';
